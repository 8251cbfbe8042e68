import UploadIcon from 'bootstrap-icons/icons/cloud-arrow-up.svg?react';
import { PICTURE_TYPES } from '@/model/picture-file';
import styles from './PictureButton.module.css';

interface PictureButtonProps {
  label: string;
  multiple?: boolean;
  /** Told from the other one by tests and by this name. */
  place: 'main' | 'gallery';
  onChoose: (files: FileList | null) => void;
}

/** Asks the device for pictures. */
export function PictureButton({ label, multiple = false, place, onChoose }: PictureButtonProps) {
  return (
    <label className={styles.button}>
      <input
        type="file"
        multiple={multiple}
        accept={PICTURE_TYPES.join(',')}
        data-picture={place}
        onChange={(event) => {
          onChoose(event.target.files);
          // The same file can be chosen again after a problem.
          event.target.value = '';
        }}
      />
      <UploadIcon aria-hidden="true" />
      {label}
    </label>
  );
}
