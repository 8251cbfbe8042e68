export { preloadMemberBar } from './AccountBar';
export { AppErrorBoundary, FrameError, PageLoadError, RouteError } from './ErrorPage';
export { KnownRoutesProvider } from './knownRoutes';
export { Layout } from './Layout';
export { loadConfigMissing, startDeviceLater } from './later';
