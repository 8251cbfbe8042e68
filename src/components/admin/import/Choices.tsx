import { useId } from 'react';
import { Tick } from '@/components/admin/kit';
import type { ImportChoices } from '@/model/blogger/prepare';
import type { Survey } from '@/model/blogger/survey';
import * as staff from '@/model/messages/staff';

const texts = staff.adminImport.choices;

interface Option<Value extends string> {
  value: Value;
  label: string;
  help?: string;
}

interface ChoiceProps<Value extends string> {
  label: string;
  options: readonly Option<Value>[];
  chosen: Value;
  onChoose: (value: Value) => void;
}

function Choice<Value extends string>({ label, options, chosen, onChoose }: ChoiceProps<Value>) {
  const name = useId();
  return (
    <fieldset>
      <legend className="form-label">{label}</legend>
      {options.map(({ value, label: text, help }) => (
        <Tick
          key={value}
          type="radio"
          name={name}
          value={value}
          checked={value === chosen}
          onChange={() => onChoose(value)}
        >
          <span>
            {text}
            {help && <span className="d-block text-soft">{help}</span>}
          </span>
        </Tick>
      ))}
    </fieldset>
  );
}

interface ChoicesProps {
  choices: ImportChoices;
  survey: Survey;
  onDecide: (choices: Partial<ImportChoices>) => void;
}

/** The decisions of an import; only those that this file asks for. */
export function Choices({ choices, survey, onDecide }: ChoicesProps) {
  if (survey.paginas + survey.conImagenes + survey.comentarios === 0) return null;
  return (
    <div className="vstack gap-4">
      <h3 className="fs-lg">{texts.title}</h3>
      {survey.paginas > 0 && (
        <Choice
          label={texts.pages}
          options={[
            { value: 'omitir', label: texts.pagesSkip },
            { value: 'articulos', label: texts.pagesBring },
          ]}
          chosen={choices.paginas}
          onChoose={(paginas) => onDecide({ paginas })}
        />
      )}
      {survey.conImagenes > 0 && (
        <Choice
          label={texts.pictures}
          options={[
            { value: 'enlaces', label: texts.picturesLink, help: texts.picturesLinkHelp },
            { value: 'copiar', label: texts.picturesCopy, help: texts.picturesCopyHelp },
          ]}
          chosen={choices.imagenes}
          onChoose={(imagenes) => onDecide({ imagenes })}
        />
      )}
      {survey.comentarios > 0 && (
        <Choice
          label={texts.comments}
          options={[
            { value: 'si', label: texts.commentsBring },
            { value: 'no', label: texts.commentsSkip },
          ]}
          chosen={choices.comentarios ? 'si' : 'no'}
          onChoose={(bring) => onDecide({ comentarios: bring === 'si' })}
        />
      )}
    </div>
  );
}
