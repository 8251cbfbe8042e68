export { preloadMemberBar } from './AccountBar';
export { AppErrorBoundary, FrameError, PageLoadError, RouteError } from './ErrorPage';
export { Layout } from './Layout';
export { loadConfigMissing, startDeviceLater } from './later';
export { notePlace, placeOf } from './scroll-place';
export { showStepSign } from './step-sign';
