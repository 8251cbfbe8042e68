// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { EditorSession } from '@/components/editor/state/EditorSession';
import type { EditorPorts } from '@/components/editor/state/editor-state';
import type { Article } from '@/model/articles/article';
import { type ArticleFields, EMPTY_ARTICLE } from '@/model/articles/editing/article-fields';
import type { DeviceDraft } from '@/model/articles/editing/device-draft';
import { findMarker, uploadMarker } from '@/model/articles/editing/upload-markers';
import type { UploadResult } from '@/services/articles/useArticleEditing';
import { anArticle } from '../../model/fixtures';

const NOW = new Date(2026, 2, 3, 9, 5);

/** What the editor asked for, with answers that the test gives. */
function fakePorts() {
  const waiting: ((outcome: Awaited<ReturnType<EditorPorts['save']>>) => void)[] = [];
  const uploads: ((result: UploadResult) => void)[] = [];
  const ports = {
    save: vi.fn<EditorPorts['save']>(() => new Promise((answer) => waiting.push(answer))),
    upload: vi.fn<EditorPorts['upload']>(() => new Promise((answer) => uploads.push(answer))),
    sweep: vi.fn<EditorPorts['sweep']>(async () => {}),
    keep: vi.fn<EditorPorts['keep']>(async () => true),
    forget: vi.fn<EditorPorts['forget']>(async () => {}),
    chooseAutosave: vi.fn<EditorPorts['chooseAutosave']>(),
  };
  const answer = async (outcome: Awaited<ReturnType<EditorPorts['save']>>) => {
    await vi.waitFor(() => expect(waiting.length).toBeGreaterThan(0), { timeout: 20_000 });
    waiting.shift()?.(outcome);
  };
  return { ports, answer, uploads };
}

const stored = (over: Partial<Article> = {}) =>
  anArticle({ estado: 'borrador', contenido: 'Uno.', version: 4, fechaActualizacion: NOW, ...over });

/** What the service stores of what it was given. */
function savedAs(fields: ArticleFields, version: number): Article {
  return stored({ ...fields, version });
}

function open(article: Article | null = stored()) {
  const fake = fakePorts();
  const editor = new EditorSession(article, fake.ports);
  const area = document.createElement('textarea');
  document.body.append(area);
  editor.text.attach(area);
  const type = (text: string) => {
    area.value = text;
    area.dispatchEvent(new Event('input', { bubbles: true }));
  };
  return { editor, area, type, ...fake };
}

const draft = (over: Partial<DeviceDraft> = {}): DeviceDraft => ({
  ...{ tab: 'otra', uid: 'u1', articleId: 'a1', isNew: false, baseVersion: 3, keptAt: NOW, uploads: [] },
  fields: { ...EMPTY_ARTICLE, titulo: 'Recuperado', contenido: 'De antes.' },
  ...over,
});

beforeEach(() => {
  vi.useFakeTimers({ now: NOW });
});
afterEach(() => {
  vi.useRealTimers();
  document.body.replaceChildren();
});

describe('what is unsaved', () => {
  it('is known at the first keystroke, and no more once it is taken back', () => {
    const { editor, type, ports } = open();
    type('Uno. Dos.');
    expect(editor.getState().unsaved).toBe(true);
    type('Uno.');
    vi.advanceTimersByTime(400);
    expect(editor.getState().unsaved).toBe(false);
    vi.advanceTimersByTime(10_000);
    expect(ports.keep).not.toHaveBeenCalled();
  });

  it('is kept on the device shortly after, and every few seconds of going on', async () => {
    const { editor, type, ports } = open();
    for (let n = 0; n < 20; n += 1) {
      type(`Uno. ${n}`);
      await vi.advanceTimersByTimeAsync(300);
    }
    expect(ports.keep).toHaveBeenCalledOnce();
    await vi.advanceTimersByTimeAsync(700);
    expect(ports.keep).toHaveBeenCalledTimes(2);
    expect(ports.keep.mock.lastCall?.[0]).toMatchObject({
      baseVersion: 4,
      isNew: false,
      fields: { contenido: 'Uno. 19' },
    });
    expect(editor.getState().keptAt).toEqual(new Date(NOW.getTime() + 6400));
  });

  it('that the device cannot keep is said', async () => {
    const { editor, type, ports } = open();
    ports.keep.mockResolvedValue(false);
    type('Dos.');
    await vi.advanceTimersByTimeAsync(700);
    expect(editor.getState().notKept).toBe(true);
  });
});

describe('a save', () => {
  it('goes on from its own version; what was typed meanwhile stays unsaved and is kept', async () => {
    const { editor, type, ports, answer } = open();
    type('Dos.');
    const saving = editor.save('save');
    expect(ports.save.mock.lastCall?.[1]).toBe(4);
    type('Dos. Tres.');
    await answer({ status: 'saved', article: savedAs({ ...editor.fields(), contenido: 'Dos.' }, 5) });
    expect(await saving).toBe(true);
    expect(editor.getState()).toMatchObject({ unsaved: true, work: null });
    await vi.advanceTimersByTimeAsync(700);
    expect(ports.keep.mock.lastCall?.[0]).toMatchObject({ baseVersion: 5 });
    void editor.save('save');
    await vi.advanceTimersByTimeAsync(0);
    expect(ports.save.mock.lastCall?.[1]).toBe(5);
  });

  it('that is asked for during another waits for it', async () => {
    const { editor, type, ports, answer } = open();
    type('Dos.');
    const first = editor.save('save');
    const second = editor.save('publish');
    await vi.advanceTimersByTimeAsync(0);
    expect(ports.save).toHaveBeenCalledOnce();
    await answer({ status: 'saved', article: savedAs(editor.fields(), 5) });
    await first;
    await answer({
      status: 'saved',
      article: savedAs({ ...editor.fields(), estado: 'publicado' }, 6),
    });
    expect(await second).toBe(true);
    expect(ports.save.mock.calls.map(([fields, version]) => [fields.estado, version])).toEqual([
      ['borrador', 4],
      ['publicado', 5],
    ]);
    expect(editor.getState().form.estado).toBe('publicado');
    expect(ports.forget).toHaveBeenCalled();
  });

  it('that comes by itself during another is left out, and what was typed meanwhile waits for the next', async () => {
    const { editor, type, ports, answer } = open();
    editor.setAutosave(true);
    type('Dos.');
    const first = editor.save('save');
    type('Dos. Tres.');
    expect(await editor.save('autosave')).toBe(false);
    await vi.advanceTimersByTimeAsync(3000);
    await answer({ status: 'saved', article: savedAs({ ...editor.fields(), contenido: 'Dos.' }, 5) });
    await first;
    await vi.advanceTimersByTimeAsync(2999);
    expect(ports.save).toHaveBeenCalledOnce();
    await vi.advanceTimersByTimeAsync(1);
    expect(ports.save.mock.lastCall).toMatchObject([{ contenido: 'Dos. Tres.' }, 5, { again: null }]);
  });

  it('without a title is refused without asking anybody', async () => {
    const { editor, ports } = open(null);
    editor.change({ resumen: 'Algo' });
    expect(await editor.save('save')).toBe(false);
    expect(editor.getState().errors).toEqual({ titulo: 'El título es obligatorio' });
    expect(ports.save).not.toHaveBeenCalled();
    editor.change({ titulo: 'Ya' });
    expect(editor.getState().errors).toEqual({});
  });

  it('that fails says which one it was and keeps a copy', async () => {
    const { editor, type, ports, answer } = open();
    type('Dos.');
    const publishing = editor.save('publish');
    await answer({ status: 'failed', message: 'no hay conexión' });
    expect(await publishing).toBe(false);
    expect(editor.getState().problem).toBe('Error al publicar: no hay conexión');
    expect(ports.keep).toHaveBeenCalledOnce();
  });

  it('waits for the pictures on their way, and stores no marker', async () => {
    const { editor, type, ports, answer, uploads } = open();
    const marker = uploadMarker('id', 'f.png');
    type(`Uno.\n\n${marker}`);
    const arriving = editor.uploads.start('id', new File(['x'], 'f.png')).then(() => {
      return editor.text.replace((text) => findMarker(text, 'id'), '![f](https://a.cl/f.png)');
    });
    const saving = editor.save('save');
    expect(editor.getState().work).toBe('pictures');
    expect(ports.save).not.toHaveBeenCalled();
    uploads[0]?.({ url: 'https://a.cl/f.png' });
    await arriving;
    await vi.advanceTimersByTimeAsync(0);
    await answer({ status: 'saved', article: savedAs(editor.fields(), 5) });
    await saving;
    expect(ports.save.mock.lastCall?.[0].contenido).toBe('Uno.\n\n![f](https://a.cl/f.png)');
  });

  it('offers for deletion what it had before and what was uploaded', async () => {
    const { editor, type, ports, answer } = open(stored({ contenido: '![a](https://a.cl/1.png)' }));
    editor.addUploaded('https://a.cl/2.png');
    type('Nada.');
    const saving = editor.save('save');
    await answer({ status: 'saved', article: savedAs(editor.fields(), 5) });
    await saving;
    expect(ports.sweep.mock.lastCall?.[0]).toEqual(['https://a.cl/1.png', 'https://a.cl/2.png']);
  });
});

describe('saving by itself', () => {
  const published = (fields: ArticleFields, version: number, revisiones: number): Article => ({
    ...savedAs(fields, version),
    estado: 'publicado',
    revisiones,
  });

  it('shares a version with the autosaves before it, for nine minutes and until a save by hand', async () => {
    const { editor, type, ports, answer } = open(stored({ estado: 'publicado', revisiones: 6 }));
    const save = async (kind: 'autosave' | 'save', revisiones: number) => {
      type(`${editor.text.read()} Más.`);
      const saving = editor.save(kind);
      const version = (editor.getState().stored?.version ?? 0) + 1;
      await answer({ status: 'saved', article: published(editor.fields(), version, revisiones) });
      await saving;
      return ports.save.mock.lastCall?.[2];
    };
    expect(await save('autosave', 7)).toEqual({ again: null });
    expect(await save('autosave', 7)).toEqual({ again: 7 });
    await vi.advanceTimersByTimeAsync(9 * 60_000);
    expect(await save('autosave', 8)).toEqual({ again: null });
    expect(await save('save', 9)).toBeNull();
    expect(await save('autosave', 10)).toEqual({ again: null });
  });

  it('leaves the pictures that it takes out of the text to a save by hand, or to the end', async () => {
    const { editor, type, ports, answer } = open(stored({ contenido: '![a](https://a.cl/1.png)' }));
    const save = async (kind: 'autosave' | 'save', text: string, version: number) => {
      type(text);
      const saving = editor.save(kind);
      await answer({ status: 'saved', article: savedAs(editor.fields(), version) });
      await saving;
    };
    await save('autosave', 'Cortada.', 5);
    expect(ports.sweep).not.toHaveBeenCalled();
    await save('save', 'Cortada y guardada.', 6);
    expect(ports.sweep.mock.lastCall?.[0]).toEqual(['https://a.cl/1.png']);
    await save('save', '![b](https://a.cl/2.png)', 7);
    await save('autosave', 'Otra vez nada.', 8);
    ports.sweep.mockClear();
    editor.close();
    expect(ports.sweep.mock.lastCall?.[0]).toEqual(['https://a.cl/2.png']);
  });

  it('happens 3 seconds after the last edit, where it was chosen and nothing is wrong', async () => {
    const { editor, type, ports } = open();
    type('Dos.');
    await vi.advanceTimersByTimeAsync(5000);
    expect(ports.save).not.toHaveBeenCalled();
    editor.setAutosave(true);
    await vi.advanceTimersByTimeAsync(2000);
    type('Tres.');
    await vi.advanceTimersByTimeAsync(2999);
    expect(ports.save).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(ports.save.mock.lastCall?.[0].contenido).toBe('Tres.');
  });

  it('tells nobody that the title is missing', async () => {
    const { editor, ports } = open(null);
    editor.setAutosave(true);
    editor.change({ resumen: 'Algo' });
    await vi.advanceTimersByTimeAsync(4000);
    expect(ports.save).not.toHaveBeenCalled();
    expect(editor.getState().errors).toEqual({});
  });

  it('stops at a conflict, without opening anything', async () => {
    const { editor, type, ports, answer } = open();
    editor.setAutosave(true);
    type('Dos.');
    await vi.advanceTimersByTimeAsync(3000);
    await answer({ status: 'conflict', by: 'other', stored: stored({ version: 5 }) });
    await vi.advanceTimersByTimeAsync(0);
    expect(editor.getState()).toMatchObject({ comparing: false, conflict: { stored: { version: 5 } } });
    type('Tres.');
    await vi.advanceTimersByTimeAsync(10_000);
    expect(ports.save).toHaveBeenCalledOnce();
  });
});

describe('a conflict', () => {
  async function inConflict() {
    const opened = open();
    opened.type('Lo mío.');
    const saving = opened.editor.save('save');
    await opened.answer({
      status: 'conflict',
      by: 'other',
      stored: stored({ version: 9, contenido: 'Lo ajeno.' }),
    });
    await saving;
    return opened;
  }

  it('is refused again until somebody decides', async () => {
    const { editor, ports } = await inConflict();
    expect(editor.getState()).toMatchObject({ comparing: true, unsaved: true });
    editor.compare(false);
    void editor.save('save');
    await vi.advanceTimersByTimeAsync(0);
    expect(ports.save.mock.lastCall?.[1]).toBe(4);
  });

  it('keeping mine saves over the version that was shown', async () => {
    const { editor, ports, answer } = await inConflict();
    const saving = editor.keepMine('save');
    expect(ports.save.mock.lastCall).toMatchObject([{ contenido: 'Lo mío.' }, 9, null]);
    await answer({ status: 'saved', article: savedAs(editor.fields(), 10) });
    expect(await saving).toBe(true);
    expect(editor.getState()).toMatchObject({ conflict: null, unsaved: false });
  });

  it('what is written after taking theirs goes on from theirs', async () => {
    const { editor, type, ports } = await inConflict();
    editor.takeTheirs(stored({ version: 9, contenido: 'Lo ajeno.' }));
    type('Lo ajeno, y algo más.');
    void editor.save('save');
    await vi.advanceTimersByTimeAsync(0);
    expect(ports.save.mock.lastCall?.[1]).toBe(9);
  });

  it('taking theirs leaves nothing unsaved and nothing kept', async () => {
    const { editor, area, ports } = await inConflict();
    editor.takeTheirs(stored({ version: 9, contenido: 'Lo ajeno.' }));
    expect(area.value).toBe('Lo ajeno.');
    expect(editor.getState()).toMatchObject({ conflict: null, unsaved: false, text: 'Lo ajeno.' });
    await vi.advanceTimersByTimeAsync(10_000);
    expect(ports.forget).toHaveBeenCalled();
    expect(ports.save).toHaveBeenCalledOnce();
  });
});

describe('a copy that is recovered', () => {
  it('goes on from its own version, is kept anew and only then forgotten where it was', async () => {
    const { editor, area, ports, answer } = open();
    const order: string[] = [];
    ports.keep.mockImplementation(async () => order.push('keep') > 0);
    ports.forget.mockImplementation(async (drafts) => void order.push(`forget ${drafts?.[0]?.tab}`));
    const kept = draft({
      fields: { ...EMPTY_ARTICLE, titulo: 'Recuperado', contenido: `De antes.${uploadMarker('x', 'f')}` },
    });
    await editor.recover(kept);
    expect(area.value).toBe('De antes.');
    expect(editor.getState()).toMatchObject({ unsaved: true, form: { titulo: 'Recuperado' } });
    expect(order).toEqual(['keep', 'forget otra']);
    const saving = editor.save('save');
    expect(ports.save.mock.lastCall?.[1]).toBe(3);
    await answer({ status: 'failed', message: 'x' });
    await saving;
  });
});

describe('a closed editor', () => {
  it('keeps what is unsaved, and asks for nothing any more', async () => {
    const { editor, type, ports } = open();
    editor.setAutosave(true);
    type('Dos.');
    void editor.uploads.start('id', new File(['x'], 'f.png'));
    editor.close();
    expect(ports.keep).toHaveBeenCalledOnce();
    expect(ports.upload.mock.lastCall?.[1].signal.aborted).toBe(true);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(ports.save).not.toHaveBeenCalled();
  });
});
