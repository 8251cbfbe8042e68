export { AppErrorBoundary } from './AppErrorBoundary';
export { ConfigMissing } from './ConfigMissing';
export { KnownRoutesProvider } from './knownRoutes';
export { Layout } from './Layout';
export { preloadMemberBar } from './lazyMemberBar';
export { PageLoadError } from './pageLoadError';
export { FrameError, RouteError } from './RouteError';
