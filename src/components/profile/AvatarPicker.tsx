import UploadIcon from 'bootstrap-icons/icons/camera.svg?react';
import { type InputHTMLAttributes, useEffect, useId, useState } from 'react';
import { Avatar } from '@/components/account/Avatar';
import { FileButton } from '@/components/ui/FileButton';
import { fileProblem, PICTURE_TYPES, pictureProblem } from '@/model/images/picture-file';
import { messages } from '@/model/messages';
import { PREDEFINED_AVATARS } from '@/model/users/predefined-avatars';
import { takesAvatars } from '@/services/client';
import styles from './EditProfileForm.module.css';

const texts = messages.editProfile;

/** Side of an avatar to choose, in CSS pixels. */
const AVATAR_PX = 72;

interface Option {
  /** What is stored: an address, '' for the drawn one. */
  value: string;
  name: string;
}

interface AvatarPickerProps {
  nombre: string;
  /** The address saved now; null for the drawn one. */
  saved: string | null;
  /** The address chosen, '' for the drawn one; a picture goes before it. */
  value: string;
  picture: ReturnType<typeof useChosenPicture>;
  disabled: boolean;
  onChange: (value: string) => void;
}

function optionsFor(saved: string | null): Option[] {
  const drawn = { value: '', name: texts.avatarDrawn };
  const known = PREDEFINED_AVATARS.map(({ url, nombre: name }) => ({ value: url, name }));
  const isOwn = saved !== null && !PREDEFINED_AVATARS.some(({ url }) => url === saved);
  const own = isOwn ? [{ value: saved, name: texts.avatarOwnCurrent }] : [];
  return [...own, drawn, ...known];
}

export function AvatarPicker({ nombre, saved, value, picture, disabled, onChange }: AvatarPickerProps) {
  const id = useId();
  return (
    <fieldset className="vstack gap-3" disabled={disabled}>
      <legend className="mb-2 fs-sm fw-semibold">{texts.avatar}</legend>
      <div className={styles.avatars}>
        {picture.preview && (
          <AvatarOption name={texts.avatarChosen} checked readOnly>
            <img src={picture.preview} alt="" width={AVATAR_PX} height={AVATAR_PX} />
          </AvatarOption>
        )}
        {optionsFor(saved).map((option) => (
          <AvatarOption
            key={option.value}
            {...option}
            checked={!picture.preview && value === option.value}
            onChange={() => {
              picture.forget();
              onChange(option.value);
            }}
          >
            <Avatar person={{ nombre, avatar: option.value || null }} size={AVATAR_PX} />
          </AvatarOption>
        ))}
      </div>
      {takesAvatars() && (
        <div className="d-flex flex-wrap gap-3 align-items-center">
          <FileButton
            size="small"
            accept={PICTURE_TYPES.join(',')}
            aria-describedby={`${id}-help`}
            onChoose={([file]) => void (file && picture.choose(file))}
          >
            <UploadIcon aria-hidden="true" />
            {picture.preview ? texts.avatarChange : texts.avatarOwn}
          </FileButton>
          <p id={`${id}-help`} className="fs-xs text-soft">
            {texts.avatarHelp}
          </p>
        </div>
      )}
      <div role="alert">
        {picture.problem && <p className="fs-sm fw-semibold text-danger">{picture.problem}</p>}
      </div>
      <p role="status" className="fs-xs text-soft">
        {picture.preview && texts.avatarReady}
      </p>
    </fieldset>
  );
}

function AvatarOption({ name, children, ...input }: InputHTMLAttributes<HTMLInputElement>) {
  return (
    <label className="btn btn-ghost flex-column justify-content-start px-1 py-2 rounded-2 fs-xs fw-normal text-body">
      <input {...input} type="radio" name="avatar" />
      {children}
      <span>{name}</span>
    </label>
  );
}

async function isReadable(file: File): Promise<boolean> {
  try {
    (await createImageBitmap(file)).close();
    return true;
  } catch (error) {
    console.info('The file is no picture', error);
    return false;
  }
}

export function useChosenPicture() {
  const [chosen, setChosen] = useState<{ file: File; preview: string } | null>(null);
  const [problem, setProblem] = useState<string | null>(null);

  useEffect(() => {
    if (!chosen) return;
    return () => URL.revokeObjectURL(chosen.preview);
  }, [chosen]);

  const choose = async (file: File) => {
    const unread = async () =>
      (await isReadable(file)) ? null : (pictureProblem(file) ?? messages.editProfile.images.unreadable);
    const wrong = fileProblem(file) ?? (await unread());
    setProblem(wrong);
    if (wrong === null) setChosen({ file, preview: URL.createObjectURL(file) });
  };
  return {
    file: chosen?.file ?? null,
    preview: chosen?.preview ?? null,
    problem,
    choose,
    forget: () => {
      setChosen(null);
      setProblem(null);
    },
  };
}
