import { type FormEvent, useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { useMember } from '@/components/account/useMember';
import {
  Button,
  ButtonLink,
  fieldsOf,
  ProgressHint,
  Spinner,
  TextArea,
  TextField,
  useDraft,
  useValidation,
} from '@/components/ui';
import { messages } from '@/model/messages';
import { paths } from '@/model/shared/paths';
import type { Account } from '@/model/users/account';
import { validateProfile } from '@/model/users/auth-forms';
import { ACCOUNT_LIMITS } from '@/model/users/limits';
import { toServiceError } from '@/services/firestore';
import { useUpdateProfile } from '@/services/users';
import { AvatarPicker, useChosenPicture } from './AvatarPicker';
import styles from './EditProfileForm.module.css';

/** How long the success text stays before the profile opens (spec 1, section 9). */
const REDIRECT_MS = 2000;

const texts = messages.editProfile;

/** Name, biography and avatar, kept on the device until they are saved; the e-mail and the role only to be seen. */
export function EditProfileForm({ account }: { account: Account }) {
  const navigate = useNavigate();
  const { nombre, biografia, avatar } = account;
  const draft = useDraft(`perfil:${account.uid}`, { nombre, biografia, avatar: avatar ?? '' });
  const { values, change, dirty } = draft;
  const picture = useChosenPicture();
  const { mutate, isPending, isSuccess, error } = useUpdateProfile(useMember());
  const { form, errors, refuses, forget } = useValidation(values, (typed) => validateProfile(typed, account));
  const locked = isPending || isSuccess;
  const field = fieldsOf({ values, errors, readOnly: locked, change });

  useEffect(() => {
    if (!isSuccess) return;
    const timer = setTimeout(() => void navigate(paths.profile.href()), REDIRECT_MS);
    return () => clearTimeout(timer);
  }, [isSuccess, navigate]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (locked || refuses()) return;
    const onSuccess = (saved: Account) => {
      draft.clear({ nombre: saved.nombre, biografia: saved.biografia, avatar: saved.avatar ?? '' });
      picture.forget();
    };
    mutate({ ...values, avatar: picture.file ?? (values.avatar || null) }, { onSuccess });
  };
  const discard = () => {
    draft.clear();
    picture.forget();
    forget();
  };
  return (
    <form
      ref={form}
      className="card card-body vstack gap-4"
      onSubmit={submit}
      noValidate
      aria-label={texts.title}
    >
      <TextField
        {...field('nombre')}
        label={texts.name}
        autoComplete="name"
        required
        limit={ACCOUNT_LIMITS.nombre}
      />
      <TextArea {...field('biografia')} label={texts.biography} rows={4} limit={ACCOUNT_LIMITS.biografia} />
      <AvatarPicker
        nombre={values.nombre}
        saved={account.avatar}
        value={values.avatar}
        picture={picture}
        disabled={locked}
        onChange={(value) => change('avatar', value)}
      />
      <div className={`cols gap-4 ${styles.fixed}`}>
        <TextField required label={texts.email} value={account.email} hint={texts.readOnly} readOnly />
        <TextField
          required
          label={texts.role}
          value={messages.account.roles[account.rol]}
          hint={texts.readOnly}
          readOnly
        />
      </div>
      <div role="alert">
        {error && !locked && (
          <p className="alert alert-danger">{texts.saveError(toServiceError(error).message)}</p>
        )}
      </div>
      <div role="status">
        {isSuccess && <p className="alert fw-semibold">{texts.saved}</p>}
        {isPending && picture.file && <ProgressHint label={texts.uploading} done={0} total={null} />}
        {!locked && dirty && !error && <p className="fs-sm text-soft">{texts.unsaved}</p>}
      </div>
      <div className="d-grid d-md-flex gap-3">
        <Button type="submit" busy={locked}>
          {isPending && <Spinner label="" />}
          {isPending ? texts.submitting : texts.submit}
        </Button>
        <ButtonLink to={paths.profile.href()} variant="secondary">
          {texts.cancel}
        </ButtonLink>
        {(dirty || picture.file) && !locked && (
          <Button variant="ghost" onClick={discard}>
            {texts.discard}
          </Button>
        )}
      </div>
    </form>
  );
}
