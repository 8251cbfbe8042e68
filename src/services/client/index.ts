export { drawing, drawingIsTaken, onDrawing, takeDrawnData } from './drawn-data';
export { loadCode, tryAgain } from './missing-code';
export { takeNewerFile } from './page-files';
export { type PagedList, readingOf } from './paged-list';
export { onPermissionDenied, onUnauthenticated, queryClient } from './query-client';
export { takesArticlePictures, takesAvatars } from './uploads';
export { useCollection } from './useCollection';
export { type LongTask, type TaskControl, type TaskEnd, useLongTask } from './useLongTask';
export { forumServices, libraryServices, readOnUse, whenUsed } from './visitor-services';
