import UploadIcon from 'bootstrap-icons/icons/cloud-arrow-up.svg?react';
import { FileButton } from '@/components/ui/FileButton';
import { PICTURE_TYPES } from '@/model/picture-file';

interface PictureButtonProps {
  label: string;
  multiple?: boolean;
  /** Told from the other one by tests and by this name. */
  place: 'main' | 'gallery';
  onChoose: (files: readonly File[]) => void;
}

/** Asks the device for pictures. */
export function PictureButton({ label, place, ...input }: PictureButtonProps) {
  return (
    <FileButton {...input} accept={PICTURE_TYPES.join(',')} data-picture={place}>
      <UploadIcon aria-hidden="true" />
      {label}
    </FileButton>
  );
}

/** What is wrong with pictures, a line for each. */
export function PictureProblems({ texts }: { texts: readonly string[] }) {
  return (
    <div role="alert">
      {texts.length > 0 && (
        <ul className="alert alert-danger">
          {texts.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      )}
    </div>
  );
}
