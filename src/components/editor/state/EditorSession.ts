import type { Article } from '@/model/articles/article';
import { publishesNothing } from '@/model/articles/editing/article-changes';
import {
  type ArticleFields,
  articleFieldsOf,
  changedFields,
  EMPTY_ARTICLE,
  parseTags,
  storableFields,
  writingErrors,
} from '@/model/articles/editing/article-fields';
import { picturesOf } from '@/model/articles/editing/article-pictures';
import type { DeviceDraft } from '@/model/articles/editing/device-draft';
import { withoutMarkers } from '@/model/articles/editing/upload-markers';
import * as staff from '@/model/messages/staff';
import { Store } from '@/model/shared/store';
import { type EditorPorts, type EditorState, type FormFields, formOf, type SaveKind } from './editor-state';
import { idle, SharedRevision } from './saving';
import { TextBuffer } from './TextBuffer';
import { UploadList } from './UploadList';

/** After the last edit: the text is looked at, a copy is kept on the device, and (where chosen) the article is saved. */
const SETTLE_MS = 400;
const KEEP_MS = 700;
const KEEP_AT_LATEST_MS = 4000;
/** Spec 1, section 9. */
const AUTOSAVE_MS = 3000;

const texts = staff.editor;

/** An article being written; outside React, so typing renders nothing. The device keeps what is not stored. */
export class EditorSession extends Store<EditorState> {
  readonly text: TextBuffer;
  /** The name by which the device tells this editor's copies from those of other tabs. */
  readonly tab: string;
  readonly uploads: UploadList;
  readonly #ports: EditorPorts;
  readonly #settle = idle(() => this.#look(), SETTLE_MS);
  readonly #keep = idle(() => void this.keepCopy(), KEEP_MS, KEEP_AT_LATEST_MS);
  readonly #autosave = idle(() => void this.save('autosave'), AUTOSAVE_MS);
  readonly #uploaded = new Set<string>();
  readonly #shared = new SharedRevision();
  /** Pictures that autosaves may have left out; they go with a save by hand, since what was cut may be pasted. */
  readonly #leftOut = new Set<string>();
  #base: ArticleFields;
  #baseVersion: number | null;
  #saving: Promise<boolean> | null = null;

  constructor(stored: Article | null, ports: EditorPorts, { autosave = false, tab = '' } = {}) {
    const base = stored ? articleFieldsOf(stored) : EMPTY_ARTICLE;
    super({
      form: formOf(base),
      errors: {},
      unsaved: false,
      work: null,
      problem: null,
      savedAt: stored?.fechaActualizacion ?? null,
      keptAt: null,
      notKept: false,
      stored,
      conflict: null,
      comparing: false,
      autosave,
      text: base.contenido,
    });
    this.#ports = ports;
    this.tab = tab;
    this.#base = base;
    this.#baseVersion = stored?.version ?? null;
    this.text = new TextBuffer(base.contenido, () => this.#touch());
    this.uploads = new UploadList(ports.upload);
  }

  fields(): ArticleFields {
    const { tagsText, ...form } = this.current.form;
    return { ...form, tags: parseTags(tagsText), contenido: this.text.read() };
  }

  hasUnsaved(): boolean {
    this.#settle.flush();
    return this.current.unsaved || this.uploads.getState().length > 0;
  }

  /** Whether a save would put an article without a word before readers. */
  publishesNothing(kind: SaveKind): boolean {
    const fields = this.fields();
    // What is refused is put before nobody: what is missing is told first.
    if (Object.keys(writingErrors(fields)).length > 0) return false;
    const { estado, contenido } = fields;
    const next = kind === 'publish' ? 'publicado' : estado;
    return publishesNothing(this.current.stored?.estado, { estado: next, contenido });
  }

  change(fields: Partial<FormFields> | ((form: FormFields) => Partial<FormFields>)): void {
    const { form, errors } = this.current;
    const changed = typeof fields === 'function' ? fields(form) : fields;
    const names = new Set(Object.keys(changed).map((name) => (name === 'tagsText' ? 'tags' : name)));
    const left = Object.entries(errors).filter(([name]) => !names.has(name));
    this.#set({ form: { ...form, ...changed }, errors: Object.fromEntries(left) });
    this.#touch();
  }

  setAutosave(autosave: boolean): void {
    this.#set({ autosave });
    this.#ports.chooseAutosave(autosave);
    if (autosave && this.current.unsaved) this.#autosave.start();
    else this.#autosave.stop();
  }

  /** A picture was stored for this article; where the article ends up without it, it is deleted. */
  addUploaded(url: string): void {
    this.#uploaded.add(url);
  }

  takeTheirs(stored: Article): void {
    this.#rest();
    this.#shared.end();
    this.#base = articleFieldsOf(stored);
    this.#baseVersion = stored.version;
    this.#write(this.#base);
    const savedAt = stored.fechaActualizacion;
    this.#set({
      stored,
      savedAt,
      conflict: null,
      comparing: false,
      unsaved: false,
      errors: {},
      problem: null,
    });
    void this.#ports.forget();
  }

  /** What is written here is stored over what somebody else stored, knowingly. */
  keepMine(kind: SaveKind): Promise<boolean> {
    const { conflict } = this.current;
    if (conflict) {
      this.#base = articleFieldsOf(conflict.stored);
      this.#baseVersion = conflict.stored.version;
    }
    return this.save(kind);
  }

  compare(comparing: boolean): void {
    this.#set({ comparing });
  }

  /** Brings back what a device kept. It goes on from the version that it began from, so that nobody is overwritten. */
  async recover(draft: DeviceDraft): Promise<void> {
    this.#write({ ...draft.fields, contenido: withoutMarkers(draft.fields.contenido) });
    if (this.#baseVersion !== null) this.#baseVersion = draft.baseVersion;
    for (const url of draft.uploads) this.#uploaded.add(url);
    this.#look();
    await this.keepCopy();
    await this.#ports.forget([draft]);
  }

  async keepCopy(): Promise<void> {
    this.#keep.stop();
    if (!this.current.unsaved) return;
    const isKept = await this.#ports.keep({
      isNew: this.#baseVersion === null,
      baseVersion: this.#baseVersion ?? 0,
      fields: this.fields(),
      uploads: [...this.#uploaded],
    });
    // Saved meanwhile: the copy would be offered for nothing.
    if (!this.current.unsaved) await this.#ports.forget();
    else this.#set(isKept ? { keptAt: new Date(), notKept: false } : { notKept: true });
  }

  /** Stores the article; whether it did. One at a time: what is asked for meanwhile waits for the one before. */
  async save(kind: SaveKind): Promise<boolean> {
    while (this.#saving) {
      if (kind === 'autosave') return false;
      await this.#saving;
    }
    this.#saving = this.#store(kind).finally(() => {
      this.#saving = null;
    });
    return this.#saving;
  }

  /** The editor is closed: what is not stored stays on the device. */
  close(): void {
    this.#settle.flush();
    this.#autosave.stop();
    this.uploads.cancelAll();
    void this.keepCopy();
    const { stored } = this.current;
    if (stored) this.#sweep(stored, this.fields());
  }

  async #store(kind: SaveKind): Promise<boolean> {
    this.#autosave.stop();
    if (kind === 'autosave' && !this.#canAutosave()) return false;
    if (this.uploads.getState().length > 0) {
      this.#set({ work: 'pictures', problem: null });
      await this.uploads.settled();
    }
    const written = this.fields();
    const fields: ArticleFields = kind === 'publish' ? { ...written, estado: 'publicado' } : written;
    const errors = writingErrors(fields);
    if (Object.keys(errors).length > 0) {
      this.#set(kind === 'autosave' ? { work: null } : { work: null, errors });
      return false;
    }
    this.#set({ work: kind, problem: null, errors: {} });
    const autosave = kind === 'autosave' ? { again: this.#shared.offer(kind) } : null;
    const outcome = await this.#ports.save(storableFields(fields), this.#baseVersion, autosave);
    if (outcome.status === 'saved') {
      this.#shared.saved(kind, outcome.article);
      this.#saved(kind, outcome.article, written);
      return true;
    }
    if (outcome.status === 'conflict') {
      const { stored, by } = outcome;
      this.#set({ work: null, conflict: { stored, by }, comparing: kind !== 'autosave' });
    } else {
      const { publish, save } = texts.errors;
      this.#set({ work: null, problem: (kind === 'publish' ? publish : save)(outcome.message) });
    }
    await this.keepCopy();
    return false;
  }

  #canAutosave(): boolean {
    this.#settle.flush();
    const { unsaved, conflict } = this.current;
    if (!unsaved || conflict || this.publishesNothing('autosave')) return false;
    // A picture on its way is an edit when it arrives, and a missing title is told by the button, not by a timer.
    return this.uploads.getState().length === 0 && Object.keys(writingErrors(this.fields())).length === 0;
  }

  #saved(kind: SaveKind, article: Article, written: ArticleFields): void {
    for (const url of [...picturesOf(this.#base), ...this.#uploaded]) this.#leftOut.add(url);
    this.#base = articleFieldsOf(article);
    this.#baseVersion = article.version;
    const { form } = this.current;
    // Publishing decides the state, unless another was chosen while it was under way.
    const estado = form.estado === written.estado ? article.estado : form.estado;
    this.#set({
      work: null,
      stored: article,
      savedAt: article.fechaActualizacion,
      keptAt: null,
      conflict: null,
      comparing: false,
      form: { ...form, estado },
    });
    this.#look();
    const current = this.fields();
    for (const url of this.#uploaded) if (!picturesOf(current).has(url)) this.#uploaded.delete(url);
    if (this.current.unsaved) this.#touch();
    else void this.#ports.forget();
    if (kind !== 'autosave') this.#sweep(article, current);
  }

  #sweep(article: Article, current: ArticleFields): void {
    const pictures = [...this.#leftOut];
    this.#leftOut.clear();
    if (pictures.length > 0) void this.#ports.sweep(pictures, article, current);
  }

  #write(fields: ArticleFields): void {
    this.text.write(fields.contenido);
    this.#set({ form: formOf(fields), text: fields.contenido });
  }

  #rest(): void {
    for (const timer of [this.#settle, this.#keep, this.#autosave]) timer.stop();
  }

  /** Something was edited. Runs at every keystroke: it looks at nothing. */
  #touch(): void {
    if (!this.current.unsaved) this.#set({ unsaved: true });
    this.#settle.start();
    this.#keep.start();
    if (this.current.autosave) this.#autosave.start();
  }

  /** Looks at what is written: whether it differs from what is stored. */
  #look(): void {
    const fields = this.fields();
    const unsaved = changedFields(this.#base, fields).length > 0;
    const wasKept = this.current.keptAt !== null;
    this.#set({ text: fields.contenido, unsaved, keptAt: unsaved ? this.current.keptAt : null });
    if (unsaved) return;
    this.#rest();
    if (wasKept) void this.#ports.forget();
  }

  #set(change: Partial<EditorState>): void {
    this.show({ ...this.current, ...change });
  }
}
