import { useState } from 'react';
import { Button, showToast, TextArea, TextField } from '@/components/ui';
import { optionsOf, SelectField } from '@/components/ui/SelectField';
import {
  EMPTY_EVIDENCE,
  EVIDENCE_LONG,
  EVIDENCE_TEXTS,
  type Evidence,
  type EvidenceText,
} from '@/model/articles/evidence/evidence';
import { evidenceErrors } from '@/model/articles/evidence/evidence-form';
import { EVIDENCE_STATES } from '@/model/articles/evidence/evidence-states';
import { EVIDENCE_LIMITS } from '@/model/articles/limits';
import { messages } from '@/model/messages';
import * as staff from '@/model/messages/staff';
import { useEditor, useEditorState } from './state/useEditorSession';

const texts = staff.evidenceForm;
const states = optionsOf(EVIDENCE_STATES, messages.evidence.estados);

function EvidenceFields({ evidence, error }: { evidence: Evidence; error: string | undefined }) {
  const editor = useEditor();
  const errors = error === undefined ? {} : evidenceErrors(evidence);
  const write = (change: Partial<Evidence>) => editor.change({ ficha: { ...evidence, ...change } });
  const field = (name: EvidenceText) => {
    const wired = {
      name: 'ficha',
      label: texts.fields[name],
      hint: texts.hints[name],
      limit: EVIDENCE_LIMITS[name],
      error: errors[name],
      required: name === 'afirmacion',
      value: evidence[name],
      onChange: ({ target }: { target: { value: string } }) => write({ [name]: target.value }),
    };
    return EVIDENCE_LONG.has(name) ? (
      <TextArea key={name} {...wired} rows={3} />
    ) : (
      <TextField key={name} {...wired} autoComplete="off" />
    );
  };
  return (
    <>
      {EVIDENCE_TEXTS.map(field)}
      <div>
        <SelectField
          label={texts.fields.estado}
          value={evidence.estado}
          options={states}
          onChange={(estado) => write({ estado })}
        />
        <p className="form-text">{texts.stateHint}</p>
      </div>
    </>
  );
}

/** The record of the evidence that the article is about: opened by who wants one, and by what is wrong in it. */
export function EvidencePanel() {
  const editor = useEditor();
  const evidence = useEditorState(({ form }) => form.ficha);
  const error = useEditorState(({ errors }) => errors.ficha);
  const [asked, setAsked] = useState(false);
  /** What was taken away here comes back where a record is added again. */
  const [taken, setTaken] = useState<Evidence>(EMPTY_EVIDENCE);
  const open = evidence !== null && (asked || error !== undefined);
  if (!open) {
    return (
      <>
        <p className="fs-sm text-soft">{texts.help}</p>
        {evidence && <p className="fw-semibold">{evidence.afirmacion}</p>}
        <div>
          <Button
            variant="secondary"
            aria-expanded={false}
            onClick={() => {
              setAsked(true);
              if (evidence === null) editor.change({ ficha: taken });
            }}
          >
            {evidence ? texts.edit : texts.add}
          </Button>
        </div>
      </>
    );
  }
  return (
    <>
      <EvidenceFields evidence={evidence} error={error} />
      <div className="d-flex flex-wrap gap-3">
        <Button variant="secondary" aria-expanded onClick={() => setAsked(false)}>
          {texts.close}
        </Button>
        <Button
          variant="ghost"
          onClick={() => {
            setTaken(evidence);
            setAsked(false);
            editor.change({ ficha: null });
            showToast(texts.removed);
          }}
        >
          {texts.remove}
        </Button>
      </div>
    </>
  );
}
