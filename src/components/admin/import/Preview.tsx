import { Button } from '@/components/ui';
import type { ImportChoices } from '@/model/blogger/choices';
import { ProblemList } from '@/model/blogger/problems';
import { groupProblems } from '@/model/blogger/report';
import { articlesToBring, type Survey } from '@/model/blogger/survey';
import { staff } from '@/model/staff-messages';
import { Choices } from './Choices';
import { Figures } from './Figures';
import styles from './Import.module.css';
import { Kept } from './Kept';
import { Problems } from './Problems';
import { StepTitle } from './StepTitle';

const texts = staff.adminImport;
const SHOWN_LABELS = 24;

function figuresOf(survey: Survey): [string, number][] {
  const { articulos, paginas, comentarios, etiquetas, ajustes } = survey;
  const figures: [string, number][] = [
    [texts.survey.published, articulos.publicados],
    [texts.survey.drafts, articulos.borradores],
    [texts.survey.scheduled, articulos.programados],
    [texts.survey.pages, paginas],
    [texts.survey.comments, comentarios],
    [texts.survey.labels, etiquetas.length],
    [texts.survey.settings, ajustes],
  ];
  return figures.filter(([, count], at) => count > 0 || at === 0);
}

function notesOf({ desde, hasta, autores, conImagenes, conVideos }: Survey): string[] {
  const { years, authors, pictures, videos } = texts.survey;
  return [
    desde !== null && hasta !== null ? years(desde, hasta) : '',
    autores.length > 0 ? authors(autores) : '',
    conImagenes > 0 ? pictures(conImagenes) : '',
    conVideos > 0 ? videos(conVideos) : '',
  ].filter(Boolean);
}

interface PreviewProps {
  fileName: string;
  survey: Survey;
  choices: ImportChoices;
  onDecide: (choices: Partial<ImportChoices>) => void;
  onStart: () => void;
  onOther: () => void;
}

/** What the file holds, before anything is written, and what is to be done with it. */
export function Preview({ fileName, survey, choices, onDecide, onStart, onOther }: PreviewProps) {
  const articles = articlesToBring(survey, choices.paginas);
  const comments = choices.comentarios ? survey.comentarios : 0;
  const found = new ProblemList();
  found.add(...survey.problemas);
  const { etiquetas } = survey;
  return (
    <section className={styles.step}>
      <div>
        <StepTitle>{texts.survey.title}</StepTitle>
        <p className={styles.quiet}>
          <span className={styles.fileName}>{fileName}</span> · {texts.survey.subtitle}
        </p>
      </div>
      <Figures figures={figuresOf(survey)} />
      <ul className={styles.notes}>
        {notesOf(survey).map((note) => (
          <li key={note}>{note}</li>
        ))}
      </ul>
      {etiquetas.length > 0 && (
        <ul className={styles.labels} aria-label={texts.survey.labels}>
          {etiquetas.slice(0, SHOWN_LABELS).map(({ nombre, articulos }) => (
            <li key={nombre}>{texts.survey.labelCount(nombre, articulos)}</li>
          ))}
          {etiquetas.length > SHOWN_LABELS && (
            <li>{texts.survey.moreLabels(etiquetas.length - SHOWN_LABELS)}</li>
          )}
        </ul>
      )}
      <h3 className={styles.subtitle}>
        {survey.totalProblemas > 0 ? texts.survey.problems(survey.totalProblemas) : texts.survey.noProblems}
      </h3>
      <Problems groups={groupProblems(found)} />
      <Kept medida={survey.medida} />
      <Choices choices={choices} survey={survey} onDecide={onDecide} />
      <p className={styles.quiet}>{articles + comments > 0 ? texts.safe : texts.nothingToBring}</p>
      <div className={styles.actions}>
        {articles + comments > 0 && (
          <Button onClick={onStart}>
            {articles > 0 ? texts.start(articles) : texts.startComments(comments)}
          </Button>
        )}
        <Button variant="secondary" onClick={onOther}>
          {texts.file.other}
        </Button>
      </div>
    </section>
  );
}
