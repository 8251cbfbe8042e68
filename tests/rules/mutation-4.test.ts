import { proveConditions } from './mutation';

proveConditions(4);
