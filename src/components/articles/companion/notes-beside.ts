import { noteNumber, noteWords } from '@/components/passages/note-words';
import { NOTE_LINKS } from '@/components/passages/PassageText';
import { placeNotes } from '@/model/articles/reading/margin-notes';
import styles from './Companion.module.css';

/** The notes that a text cites, by the link that cites them: each once in a paragraph. */
function citedNotes(text: Element): HTMLAnchorElement[] {
  const seen = new Map<Element | null, Set<string>>();
  return [...text.querySelectorAll<HTMLAnchorElement>(`[data-prose] :is(${NOTE_LINKS})`)].filter((link) => {
    // A footnote may cite a source: it stands at the end, below the text.
    if (link.closest('.footnotes')) return false;
    const block = link.closest('[data-prose] > *');
    const here = seen.get(block) ?? new Set();
    seen.set(block, here);
    const isFirst = !here.has(link.hash);
    here.add(link.hash);
    return isFirst;
  });
}

/** A note as it stands in the margin: what its list says, which screen readers hear there, and the keyboard reaches there. */
function drawNote(link: HTMLAnchorElement): HTMLElement | null {
  const words = noteWords(link);
  if (words.length === 0) return null;
  const [note, number] = [document.createElement('div'), document.createElement('span')];
  note.className = styles.note ?? '';
  number.className = styles.number ?? '';
  number.textContent = noteNumber(link);
  note.append(number, ...words);
  for (const way of note.querySelectorAll<HTMLElement>('a[href]')) way.tabIndex = -1;
  return note;
}

export interface NotesBeside {
  /** The note that stands beside a mark, or beside the first mark of it in the same paragraph. */
  noteOf: (mark: HTMLAnchorElement) => HTMLElement | undefined;
  stop: () => void;
}

/** Keeps the notes of a text in a column beside it, each by its line, whatever moves the lines. */
export function keepNotesBeside(text: HTMLElement, column: HTMLElement): NotesBeside {
  const notes = new Map<HTMLAnchorElement, HTMLElement>();
  const bringUpToDate = () => {
    const cited = new Set(citedNotes(text));
    for (const [link, note] of notes) {
      if (cited.has(link)) continue;
      notes.delete(link);
      note.remove();
    }
    for (const link of cited) {
      const note = notes.has(link) ? null : drawNote(link);
      if (!note) continue;
      notes.set(link, note);
      column.append(note);
      watching.observe(note);
    }
  };
  const place = () => {
    bringUpToDate();
    const { top, height } = column.getBoundingClientRect();
    const all = [...notes].sort(([one], [other]) =>
      one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1,
    );
    const measured = all.map(([link, note]) => ({
      line: link.getBoundingClientRect().top - top,
      height: note.offsetHeight,
    }));
    placeNotes(measured, height).forEach((at, index) => {
      const note = all[index]?.[1];
      if (!note) return;
      note.style.top = `${at ?? 0}px`;
      note.style.visibility = at === null ? 'hidden' : '';
    });
  };
  // The text grows while it is drawn, when its pictures arrive, with its letters; a note with its font.
  const watching = new ResizeObserver(place);
  watching.observe(text);
  return {
    noteOf: (mark) => {
      const block = mark.closest('[data-prose] > *');
      const link = [...notes.keys()].find(
        (one) => one.hash === mark.hash && one.closest('[data-prose] > *') === block,
      );
      const note = link && notes.get(link);
      return note?.style.visibility === '' ? note : undefined;
    },
    stop: () => {
      watching.disconnect();
      column.replaceChildren();
    },
  };
}
