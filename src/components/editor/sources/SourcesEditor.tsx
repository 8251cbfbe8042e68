import DownIcon from 'bootstrap-icons/icons/arrow-down.svg?react';
import UpIcon from 'bootstrap-icons/icons/arrow-up.svg?react';
import EditIcon from 'bootstrap-icons/icons/pencil.svg?react';
import RemoveIcon from 'bootstrap-icons/icons/trash.svg?react';
import { useDeferredValue, useMemo, useState } from 'react';
import Badge from 'react-bootstrap/Badge';
import ListGroup from 'react-bootstrap/ListGroup';
import { Button } from '@/components/ui';
import * as staff from '@/model/messages/staff';
import { moved } from '@/model/shared/moved';
import { citationGaps } from '@/model/sources/citations';
import { referenceText } from '@/model/sources/reference';
import { EMPTY_SOURCE, type Source } from '@/model/sources/source';
import { type ItemAct, ItemActs } from '../ItemActs';
import { useEditor, useEditorState } from '../state/useEditorSession';
import { PasteDialog } from './PasteDialog';
import { SourceDialog } from './SourceDialog';

const texts = staff.sourcesEditor;

interface SourceItemProps {
  source: Source;
  index: number;
  total: number;
  isUnused: boolean;
  act: (act: 'cite' | 'up' | 'down' | 'edit' | 'remove') => void;
}

/** One source, with what can be done to it. */
function SourceItem({ source, index, total, isUnused, act }: SourceItemProps) {
  const { titulo, clave } = source;
  const acts: ItemAct[] = [
    { name: 'up', label: texts.up(titulo), Icon: UpIcon, onClick: () => act('up'), isEnd: index === 0 },
    {
      name: 'down',
      label: texts.down(titulo),
      Icon: DownIcon,
      onClick: () => act('down'),
      isEnd: index === total - 1,
    },
    { name: 'edit', label: texts.edit(titulo), Icon: EditIcon, onClick: () => act('edit') },
    { name: 'remove', label: texts.remove(titulo), Icon: RemoveIcon, onClick: () => act('remove') },
  ];
  return (
    <ListGroup.Item as="li" className="px-0" data-source={clave}>
      <div className="vstack gap-2">
        <p className="fs-sm text-break">{referenceText(source)}</p>
        <div className="d-flex flex-wrap gap-2 align-items-center">
          <Button
            variant="secondary"
            size="small"
            aria-label={texts.citeLabel(clave, titulo)}
            onClick={() => act('cite')}
          >
            {texts.cite} <code>[^{clave}]</code>
          </Button>
          <ItemActs acts={acts} />
          {isUnused && (
            <Badge bg="" className="text-body fw-normal">
              {texts.unused}
            </Badge>
          )}
        </div>
      </div>
    </ListGroup.Item>
  );
}

/** What notes of the text and sources lack of each other, a moment after the last edit. */
function useGaps(sources: readonly Source[]) {
  const text = useDeferredValue(useEditorState((state) => state.text));
  return useMemo(() => citationGaps(text, sources), [text, sources]);
}

/** The article's sources: added by form, ordered, cited where the caret is. */
export function SourcesEditor({ articleId }: { articleId: string }) {
  const editor = useEditor();
  const sources = useEditorState(({ form }) => form.fuentes);
  const error = useEditorState(({ errors }) => errors.fuentes);
  const { missing, unused } = useGaps(sources);
  const [said, setSaid] = useState('');
  /** What stands in the form: the source at a place of the list, or a new one. */
  const [editing, setEditing] = useState<{ source: Source; index: number | null } | null>(null);
  const [pasting, setPasting] = useState(false);
  const change = (fuentes: Source[]) => editor.change({ fuentes });

  const store = (source: Source) => {
    const index = editing?.index ?? sources.length;
    change([...sources.slice(0, index), source, ...sources.slice(index + 1)]);
    setEditing(null);
  };
  const take = (added: Source[]) => {
    change([...sources, ...added]);
    setSaid(texts.added(added.length));
    setPasting(false);
  };
  const actOn = (index: number): SourceItemProps['act'] => {
    const source = sources[index] ?? EMPTY_SOURCE;
    const move = (to: number) => {
      if (to < 0 || to >= sources.length) return;
      change(moved(sources, index, to));
      setSaid(texts.moved(to + 1, sources.length));
    };
    return (act) => {
      if (act === 'up' || act === 'down') move(act === 'up' ? index - 1 : index + 1);
      else if (act === 'edit') setEditing({ source, index });
      else if (act === 'remove') {
        change(sources.filter((_, at) => at !== index));
        setSaid(texts.removed);
      } else {
        const insert = `[^${source.clave}]`;
        // After what is selected, which stays.
        editor.text.edit(({ end }) => {
          return { from: end, to: end, insert, start: end + insert.length, end: end + insert.length };
        });
        setSaid(texts.cited(source.clave));
      }
    };
  };

  return (
    <div className="vstack gap-3">
      <span className="visually-hidden">
        <span role="status">{said}</span>
      </span>
      <p className="fs-sm text-soft">{sources.length === 0 ? texts.none : texts.help}</p>
      {missing.length > 0 && (
        <p className="alert fs-sm" role="status">
          {texts.missing(missing)}
        </p>
      )}
      {sources.length > 0 && (
        <ListGroup as="ol" variant="flush">
          {sources.map((source, index) => (
            <SourceItem
              key={source.clave}
              {...{ source, index }}
              total={sources.length}
              isUnused={unused.includes(source.clave)}
              act={actOn(index)}
            />
          ))}
        </ListGroup>
      )}
      {error && <p className="fs-sm fw-semibold text-danger">{error}</p>}
      <div className="d-flex flex-wrap gap-2">
        <Button
          variant="secondary"
          name="fuentes"
          onClick={() => setEditing({ source: EMPTY_SOURCE, index: null })}
        >
          {texts.add}
        </Button>
        <Button variant="secondary" onClick={() => setPasting(true)}>
          {texts.paste}
        </Button>
      </div>
      {pasting && (
        <PasteDialog articleId={articleId} known={sources} onTake={take} onClose={() => setPasting(false)} />
      )}
      {editing && (
        <SourceDialog
          articleId={articleId}
          source={editing.source}
          others={sources.filter((_, at) => at !== editing.index).map(({ clave }) => clave)}
          onStore={store}
          onClose={() => setEditing(null)}
        />
      )}
    </div>
  );
}
