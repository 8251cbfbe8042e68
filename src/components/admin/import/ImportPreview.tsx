import { useId } from 'react';
import FormCheck from 'react-bootstrap/FormCheck';
import { Button } from '@/components/ui';
import { Figures } from '@/components/ui/Figures';
import { groupProblems, surveyFigures } from '@/model/import/import-report';
import type { ImportChoices } from '@/model/import/prepare';
import { articlesToBring, type Survey } from '@/model/import/survey';
import * as staff from '@/model/messages/staff';
import { takesArticlePictures } from '@/services/client';
import type { ImportSession, ImportState } from '@/services/import';
import { MeasureTable } from './MeasureTable';
import { Problems } from './Problems';
import { Step } from './Step';
import '@/theme/checks.scss';

const texts = staff.adminImport;
const SHOWN_LABELS = 24;

function notesOf({ desde, hasta, autores, conImagenes, conVideos }: Survey): string[] {
  const { years, authors, pictures, videos } = texts.survey;
  return [
    desde !== null && hasta !== null ? years(desde, hasta) : '',
    autores.length > 0 ? authors(autores) : '',
    conImagenes > 0 ? pictures(conImagenes) : '',
    conVideos > 0 ? videos(conVideos) : '',
  ].filter(Boolean);
}

const choiceTexts = texts.choices;

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
        <FormCheck
          key={value}
          type="radio"
          id={`${name}-${value}`}
          name={name}
          label={
            <>
              {text}
              {help && <span className="d-block text-soft">{help}</span>}
            </>
          }
          checked={value === chosen}
          onChange={() => onChoose(value)}
        />
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
function Choices({ choices, survey, onDecide }: ChoicesProps) {
  if (survey.paginas + survey.conImagenes + survey.comentarios === 0) return null;
  return (
    <div className="vstack gap-4">
      <h3 className="fs-lg">{choiceTexts.title}</h3>
      {survey.paginas > 0 && (
        <Choice
          label={choiceTexts.pages}
          options={[
            { value: 'omitir', label: choiceTexts.pagesSkip },
            { value: 'articulos', label: choiceTexts.pagesBring },
          ]}
          chosen={choices.paginas}
          onChoose={(paginas) => onDecide({ paginas })}
        />
      )}
      {survey.conImagenes > 0 && takesArticlePictures() && (
        <Choice
          label={choiceTexts.pictures}
          options={[
            { value: 'enlaces', label: choiceTexts.picturesLink, help: choiceTexts.picturesLinkHelp },
            { value: 'copiar', label: choiceTexts.picturesCopy, help: choiceTexts.picturesCopyHelp },
          ]}
          chosen={choices.imagenes}
          onChoose={(imagenes) => onDecide({ imagenes })}
        />
      )}
      {survey.comentarios > 0 && (
        <Choice
          label={choiceTexts.comments}
          options={[
            { value: 'si', label: choiceTexts.commentsBring },
            { value: 'no', label: choiceTexts.commentsSkip },
          ]}
          chosen={choices.comentarios ? 'si' : 'no'}
          onChoose={(bring) => onDecide({ comentarios: bring === 'si' })}
        />
      )}
    </div>
  );
}

interface PreviewProps {
  state: Extract<ImportState, { step: 'ready' }>;
  session: ImportSession;
}

export function ImportPreview({ state: { file, survey, choices }, session }: PreviewProps) {
  const articles = articlesToBring(survey, choices.paginas);
  const comments = choices.comentarios ? survey.comentarios : 0;
  const { etiquetas } = survey;
  const notes = notesOf(survey);
  const groups = groupProblems(survey.problemas);
  const problems = groups.reduce((sum, { count }) => sum + count, 0);
  return (
    <Step
      title={texts.survey.title}
      lead={
        <>
          <span className="text-body fw-semibold">{file.nombre}</span> · {texts.survey.subtitle}
        </>
      }
    >
      <Figures figures={surveyFigures(survey).filter(([, count], at) => count > 0 || at === 0)} />
      {notes.length > 0 && (
        <ul className="vstack gap-1 text-soft fs-sm">
          {notes.map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ul>
      )}
      {etiquetas.length > 0 && (
        <ul className="d-flex flex-wrap gap-2" aria-label={texts.survey.labels}>
          {etiquetas.slice(0, SHOWN_LABELS).map(({ nombre, articulos }) => (
            <li key={nombre} className="badge badge-accent fw-normal">
              {texts.survey.labelCount(nombre, articulos)}
            </li>
          ))}
          {etiquetas.length > SHOWN_LABELS && (
            <li className="badge fw-normal">{texts.survey.moreLabels(etiquetas.length - SHOWN_LABELS)}</li>
          )}
        </ul>
      )}
      <h3 className="fs-lg">{problems > 0 ? texts.survey.problems(problems) : texts.survey.noProblems}</h3>
      <Problems groups={groups} />
      <MeasureTable medida={survey.medida} />
      <Choices choices={choices} survey={survey} onDecide={(decided) => session.decide(decided)} />
      <p className="text-soft fs-sm">{articles + comments > 0 ? texts.safe : texts.nothingToBring}</p>
      <div className="hstack flex-wrap gap-3">
        {articles + comments > 0 && (
          <Button onClick={() => void session.start()}>
            {articles > 0 ? texts.start(articles) : texts.startComments(comments)}
          </Button>
        )}
        <Button variant="secondary" onClick={() => session.again()}>
          {texts.file.other}
        </Button>
      </div>
    </Step>
  );
}
