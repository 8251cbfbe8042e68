import { configure } from '@testing-library/react';

// What is waited for comes at once, except on a machine that has other things to do.
configure({ asyncUtilTimeout: 20_000 });
