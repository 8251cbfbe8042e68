import type { Article } from '@/model/articles/article';
import { type ArticleErrors, type ArticleFields, formatTags } from '@/model/articles/editing/article-fields';
import type { DeviceDraft } from '@/model/articles/editing/device-draft';
import type { SaveOutcome, Saver } from '@/services/articles';
import type { SendPicture } from './UploadList';

/** The form without the text, which lives in the textarea; tags as they are typed. */
export type FormFields = Omit<ArticleFields, 'contenido' | 'tags'> & { tagsText: string };

export type SaveKind = 'save' | 'publish' | 'autosave';

/** What was stored while this editor held something else, and by whom. */
export interface Conflict {
  stored: Article;
  by: Saver;
}

export interface EditorState {
  form: FormFields;
  errors: ArticleErrors;
  unsaved: boolean;
  /** 'pictures': waiting for uploads before saving. */
  work: SaveKind | 'pictures' | null;
  problem: string | null;
  savedAt: Date | null;
  keptAt: Date | null;
  notKept: boolean;
  /** The article as it is stored; null before its first save. */
  stored: Article | null;
  conflict: Conflict | null;
  comparing: boolean;
  autosave: boolean;
  /** The text when it was last looked at: a moment after the last edit. */
  text: string;
}

/** What the editor asks of the services and of the device. None of these rejects. */
export interface EditorPorts {
  /** `baseVersion`: the stored version it began from, null for a new article. `again`: the revision that an autosave may share. */
  save: (
    fields: ArticleFields,
    baseVersion: number | null,
    autosave: { again: number | null } | null,
  ) => Promise<SaveOutcome>;
  upload: SendPicture;
  /** Deletes those of `pictures` that neither `article`, its revisions nor `current` has any more. */
  sweep: (pictures: string[], article: Article, current: ArticleFields) => Promise<void>;
  keep: (draft: Pick<DeviceDraft, 'isNew' | 'baseVersion' | 'fields' | 'uploads'>) => Promise<boolean>;
  forget: (others?: readonly DeviceDraft[]) => Promise<void>;
  /** Remembers the choice for the articles that this account opens next. */
  chooseAutosave: (autosave: boolean) => void;
}

export function formOf({ contenido: _, tags, ...form }: ArticleFields): FormFields {
  return { ...form, tagsText: formatTags(tags) };
}
