import Col from 'react-bootstrap/Col';
import Row from 'react-bootstrap/Row';
import { type BoundField, fieldsOf, TextArea, TextField, useDraft, useValidation } from '@/components/ui';
import { FormDialog } from '@/components/ui/ConfirmDialog';
import { INITIAL_FOCUS } from '@/components/ui/Dialog';
import { optionsOf, SelectField } from '@/components/ui/SelectField';
import { messages } from '@/model/messages';
import * as staff from '@/model/messages/staff';
import { choiceOf } from '@/model/shared/unknown-value';
import { proposedKey } from '@/model/sources/citations';
import { cleanSource } from '@/model/sources/clean-source';
import { SOURCE_KINDS, type Source } from '@/model/sources/source';
import { sourceProblems } from '@/model/sources/source-problems';

const texts = staff.sourcesEditor;
const names = texts.fields;

type Values = Record<keyof Source, string>;

const valuesOf = ({ autores, ...lines }: Source): Values => ({ ...lines, autores: autores.join('\n') });

/** What is typed as a source; where its key is left empty it gets one. */
function asSource(typed: Values, others: readonly string[]): Source {
  const tipo = choiceOf(typed.tipo, SOURCE_KINDS) ?? 'otro';
  const read = cleanSource({ ...typed, tipo, autores: typed.autores.split('\n') });
  return read.clave === '' ? { ...read, clave: proposedKey(read, others) } : read;
}

interface SourceDialogProps {
  articleId: string;
  source: Source;
  /** Keys of the article's other sources. */
  others: readonly string[];
  onStore: (source: Source) => void;
  onClose: () => void;
}

/** The form of one source: what is typed stays on the device until it is stored or cancelled, also when Escape closes it. */
export function SourceDialog({ articleId, source, others, onStore, onClose }: SourceDialogProps) {
  const { values, change, clear } = useDraft(`fuente:${articleId}:${source.clave}`, valuesOf(source));
  const { form, errors, leave, refuses } = useValidation(values, (typed) =>
    sourceProblems(asSource(typed, others), others),
  );
  const bind = fieldsOf({ values, errors, readOnly: false, change, leave });
  const line = (name: keyof Values): BoundField & { label: string } => ({
    ...bind(name),
    label: names[name],
  });
  const submit = () => {
    if (refuses()) return;
    clear();
    onStore(asSource(values, others));
  };
  return (
    <FormDialog
      title={source.clave === '' ? texts.addTitle : texts.editTitle}
      size="large"
      closesOutside={false}
      form={form}
      submit={{ children: texts.save }}
      forget={clear}
      onSubmit={submit}
      onClose={onClose}
    >
      <Row className="g-3">
        <Col md={6}>
          <SelectField
            label={names.tipo}
            value={choiceOf(values.tipo, SOURCE_KINDS) ?? 'otro'}
            options={optionsOf(SOURCE_KINDS, messages.sources.kinds)}
            onChange={(tipo) => change('tipo', tipo)}
          />
        </Col>
        <Col md={6}>
          <TextField {...line('anio')} autoComplete="off" />
        </Col>
      </Row>
      <TextField {...line('titulo')} required autoComplete="off" {...INITIAL_FOCUS} />
      <TextArea {...line('autores')} rows={3} hint={names.autoresHint} />
      <Row className="g-3">
        <Col md={8}>
          <TextField {...line('publicadoEn')} hint={names.publicadoEnHint} autoComplete="off" />
        </Col>
        <Col md={4}>
          <TextField {...line('paginas')} autoComplete="off" />
        </Col>
      </Row>
      <TextField {...line('enlace')} type="url" inputMode="url" autoComplete="off" />
      <Row className="g-3">
        <Col md={6}>
          <TextField {...line('doi')} autoComplete="off" />
        </Col>
        <Col md={6}>
          <TextField {...line('consultado')} type="date" />
        </Col>
      </Row>
      <TextField {...line('copia')} type="url" inputMode="url" hint={names.copiaHint} autoComplete="off" />
      <TextField {...line('clave')} hint={names.claveHint} autoComplete="off" autoCapitalize="none" />
    </FormDialog>
  );
}
