import UploadIcon from 'bootstrap-icons/icons/camera.svg?react';
import { type ChangeEvent, useId } from 'react';
import { avatarUrl, drawnAvatar, PREDEFINED_AVATARS } from '@/model/avatars';
import { messages } from '@/model/messages';
import { PICTURE_TYPES } from '@/model/picture-file';
import styles from './AvatarPicker.module.css';
import type { ChosenPicture } from './useChosenPicture';

const texts = messages.editProfile;

interface Option {
  /** What is stored: an address, '' for the drawn one. */
  value: string;
  name: string;
  src: string;
}

interface AvatarPickerProps {
  nombre: string;
  /** The address saved now; null for the drawn one. */
  saved: string | null;
  /** The address chosen, '' for the drawn one; a picture goes before it. */
  value: string;
  picture: ChosenPicture;
  disabled: boolean;
  onChange: (value: string) => void;
}

function optionsFor(nombre: string, saved: string | null): Option[] {
  const drawn = { value: '', name: texts.avatarDrawn, src: drawnAvatar(nombre) };
  const known = PREDEFINED_AVATARS.map(({ url, nombre: name }) => ({ value: url, name, src: url }));
  const isOwn = saved !== null && !PREDEFINED_AVATARS.some(({ url }) => url === saved);
  const own = isOwn
    ? [{ value: saved, name: texts.avatarOwnCurrent, src: avatarUrl({ nombre, avatar: saved }) }]
    : [];
  return [...own, drawn, ...known];
}

/** One of the site's pictures, the one drawn from the name, or a picture of one's own. */
export function AvatarPicker({ nombre, saved, value, picture, disabled, onChange }: AvatarPickerProps) {
  const id = useId();
  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    const file = event.target.files?.[0];
    // The same file can be chosen again after a problem.
    event.target.value = '';
    if (file) void picture.choose(file);
  };
  return (
    <fieldset className={styles.picker} disabled={disabled}>
      <legend className={styles.legend}>{texts.avatar}</legend>
      <div className={styles.options}>
        {picture.preview && (
          <label className={styles.option}>
            <input type="radio" name="avatar" checked readOnly />
            <img src={picture.preview} alt="" width={72} height={72} />
            <span>{texts.avatarChosen}</span>
          </label>
        )}
        {optionsFor(nombre, saved).map((option) => (
          <label key={option.value} className={styles.option}>
            <input
              type="radio"
              name="avatar"
              value={option.value}
              checked={!picture.preview && value === option.value}
              onChange={() => {
                picture.forget();
                onChange(option.value);
              }}
            />
            <img src={option.src} alt="" width={72} height={72} />
            <span>{option.name}</span>
          </label>
        ))}
      </div>
      <div className={styles.upload}>
        <label className={styles.file}>
          <input
            type="file"
            accept={PICTURE_TYPES.join(',')}
            aria-describedby={`${id}-help`}
            onChange={choose}
          />
          <UploadIcon aria-hidden="true" />
          {picture.preview ? texts.avatarChange : texts.avatarOwn}
        </label>
        <p id={`${id}-help`} className={styles.help}>
          {texts.avatarHelp}
        </p>
      </div>
      <div role="alert">{picture.problem && <p className={styles.problem}>{picture.problem}</p>}</div>
      <p role="status" className={styles.help}>
        {picture.preview && texts.avatarReady}
      </p>
    </fieldset>
  );
}
