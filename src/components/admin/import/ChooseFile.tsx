import FileIcon from 'bootstrap-icons/icons/file-earmark-arrow-up.svg?react';
import { type DragEvent, useId, useState } from 'react';
import { classNames } from '@/components/ui';
import { staff } from '@/model/staff-messages';
import styles from './Import.module.css';

const ACCEPTED = '.xml,.atom,.rss,application/xml,text/xml,application/atom+xml,application/rss+xml';

interface ChooseFileProps {
  label: string;
  help: string;
  problem: string | null;
  onChoose: (file: File) => void;
}

/** A file by its button, by the keyboard or dropped in. */
export function ChooseFile({ label, help, problem, onChoose }: ChooseFileProps) {
  const id = useId();
  const [over, setOver] = useState(false);
  const onDrop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    const [file] = event.dataTransfer.files;
    if (file) onChoose(file);
  };
  const onDragOver = (event: DragEvent) => {
    event.preventDefault();
    setOver(true);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is another way to what the input inside does
    <div
      className={classNames(styles.drop, over && styles.over)}
      onDragOver={onDragOver}
      onDragLeave={() => setOver(false)}
      onDrop={onDrop}
    >
      <FileIcon aria-hidden="true" className={styles.dropIcon} />
      <input
        id={id}
        type="file"
        className="visually-hidden"
        accept={ACCEPTED}
        aria-label={staff.adminImport.file.label}
        aria-invalid={problem !== null || undefined}
        aria-describedby={`${id}-help ${id}-problem`}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          // Choosing the same file again is a choice too.
          target.value = '';
          if (file) onChoose(file);
        }}
      />
      <label htmlFor={id} className={styles.choose}>
        {label}
      </label>
      <p id={`${id}-help`} className={styles.help}>
        {help}
      </p>
      <p id={`${id}-problem`} role="alert" className={styles.problem}>
        {problem}
      </p>
    </div>
  );
}
