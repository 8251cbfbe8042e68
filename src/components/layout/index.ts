export { preloadMemberBar } from './AccountBar';
export { AppErrorBoundary, FrameError, PageLoadError, RouteError } from './ErrorPage';
export { Layout } from './Layout';
export { loadConfigMissing, startDeviceLater } from './later';
export { showStepSign } from './step-sign';
