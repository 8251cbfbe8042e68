export { countReadings, deviceReadings, keepReadings } from './readings';
