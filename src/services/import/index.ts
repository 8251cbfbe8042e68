/** The import of a Blogger export: one session, its journal on the device, its source in a worker. */
export type { ImportSession, ImportState } from './session';
export {
  type ExportKind,
  type ExportProgress,
  gatherExport,
  type RebuildProgress,
  rebuild,
  type SizingProgress,
  type SizingResult,
  sizePictures,
  type Unsized,
  useBlogImport,
} from './useDataJobs';
