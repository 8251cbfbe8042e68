import { useMemo } from 'react';
import Modal from 'react-bootstrap/Modal';
import { Button, classNames, showToast } from '@/components/ui';
import { Dialog, DialogProblem, INITIAL_FOCUS } from '@/components/ui/Dialog';
import {
  type ArticleFields,
  articleFieldsOf,
  changedFields,
  formatTags,
  storableFields,
} from '@/model/articles/editing/article-fields';
import { diffLines, foldSame, isSame } from '@/model/articles/editing/text-diff';
import { EVIDENCE_TEXTS, type Evidence } from '@/model/articles/evidence/evidence';
import { messages } from '@/model/messages';
import * as staff from '@/model/messages/staff';
import { labelOfId } from '@/model/passages';
import { momentWords } from '@/model/shared/dates';
import { referenceText } from '@/model/sources/reference';
import type { Conflict } from '../state/editor-state';
import { useEditor, useEditorState } from '../state/useEditorSession';
import styles from './VersionDiff.module.css';

const texts = staff.editor.conflict;

/** A record as lines: the name of each field and what is written in it. */
function evidenceLines(evidence: Evidence | null): string {
  if (evidence === null) return '';
  const { estados } = messages.evidence;
  const { fields } = messages.evidenceSheet;
  const written = EVIDENCE_TEXTS.map((name) => `${fields[name]}: ${evidence[name]}`);
  return [...written, `${fields.estado}: ${estados[evidence.estado]}`].join('\n');
}

/** A field as text, so that both versions can be compared. */
function wordsOf(fields: ArticleFields, name: keyof ArticleFields): string {
  switch (name) {
    case 'categorias':
    case 'tags':
      return formatTags(fields[name]);
    case 'imagenes':
      return fields.imagenes.join('\n');
    case 'pasajesPrincipales':
      return fields.pasajesPrincipales.map(labelOfId).join('\n');
    case 'fuentes':
      return fields.fuentes.map((source) => `[^${source.clave}] ${referenceText(source)}`).join('\n');
    case 'imagenesAlt':
      return Object.entries(fields.imagenesAlt)
        .map(([url, alt]) => `${alt} (${url})`)
        .join('\n');
    case 'ficha':
      return evidenceLines(fields.ficha);
    case 'estado':
      return staff.adminArticles.estados[fields.estado];
    default:
      return fields[name] ?? '';
  }
}

/** One field in both versions, line by line; what differs is marked, what is long the same is left out. */
function VersionDiff({ mine, theirs }: { mine: string; theirs: string }) {
  const rows = useMemo(() => foldSame(diffLines(mine, theirs)), [mine, theirs]);
  return (
    <table className={`table fs-sm ${styles.diff}`}>
      <thead>
        <tr>
          <th scope="col">{texts.mine}</th>
          <th scope="col">{texts.theirs}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row, at) => {
          // The rows are made once and never move.
          const key = at;
          if ('skipped' in row) {
            return (
              <tr key={key}>
                <td colSpan={2} className="fs-xs text-center text-soft">
                  {texts.skipped(row.skipped)}
                </td>
              </tr>
            );
          }
          const same = isSame(row);
          return (
            <tr key={key} className={classNames(!same && styles.changed)}>
              <td data-side={texts.mine}>
                {same ? row.mine : row.mine !== null && <del>{row.mine || ' '}</del>}
              </td>
              <td data-side={texts.theirs}>
                {same ? row.theirs : row.theirs !== null && <ins>{row.theirs || ' '}</ins>}
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

interface ConflictDialogProps {
  conflict: Conflict;
  onKeepMine: () => void;
}

export function ConflictDialog({ conflict: { stored: theirs, by }, onKeepMine }: ConflictDialogProps) {
  const editor = useEditor();
  const work = useEditorState((state) => state.work);
  const problem = useEditorState((state) => state.problem);
  const { mine, stored, names } = useMemo(() => {
    const [written, saved] = [storableFields(editor.fields()), storableFields(articleFieldsOf(theirs))];
    return { mine: written, stored: saved, names: changedFields(written, saved) };
  }, [editor, theirs]);
  const goOn = () => editor.compare(false);

  return (
    <Dialog title={texts.title[by]} size="large" closesOutside={false} busy={work !== null} onClose={goOn}>
      <Modal.Body>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
        <div className="vstack gap-4" tabIndex={0}>
          <p>{texts.text}</p>
          {theirs.fechaActualizacion && (
            <p className="fs-sm text-soft">
              {texts.theirsAt(momentWords(theirs.fechaActualizacion, new Date()))}
            </p>
          )}
          {names.length === 0 && <p>{texts.same}</p>}
          {names.map((name) => (
            <section key={name} className="vstack gap-2">
              <h3 className="fs-base">{staff.editor.fields[name]}</h3>
              <VersionDiff mine={wordsOf(mine, name)} theirs={wordsOf(stored, name)} />
            </section>
          ))}
        </div>
      </Modal.Body>
      <DialogProblem text={problem} />
      <Modal.Footer>
        <Button busy={work !== null} onClick={onKeepMine}>
          {texts.keepMine}
        </Button>
        <Button
          variant="secondary"
          busy={work !== null}
          onClick={() => {
            editor.takeTheirs(theirs);
            showToast(texts.tookTheirs);
          }}
        >
          {texts.takeTheirs}
        </Button>
        <Button variant="ghost" busy={work !== null} onClick={goOn} {...INITIAL_FOCUS}>
          {texts.goOn}
        </Button>
      </Modal.Footer>
    </Dialog>
  );
}
