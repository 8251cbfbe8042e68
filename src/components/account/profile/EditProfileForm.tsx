import { type FormEvent, useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
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
import { ACCOUNT_LIMITS, type Account } from '@/model/account';
import { validateProfile } from '@/model/auth-forms';
import { messages } from '@/model/messages';
import { paths } from '@/model/paths';
import { useUpdateProfile } from '@/services/queries';
import { useMember } from '../useMember';
import { AvatarPicker, useChosenPicture } from './AvatarPicker';
import styles from './EditProfileForm.module.css';

/** How long the success text stays before the profile opens (spec 1, section 9). */
const REDIRECT_MS = 2000;

/** The profile form's behaviour: judged when it is sent, kept on the device until it is saved. */
function useEditProfile(account: Account) {
  const navigate = useNavigate();
  const { nombre, biografia, avatar } = account;
  const draft = useDraft(`perfil:${account.uid}`, { nombre, biografia, avatar: avatar ?? '' });
  const picture = useChosenPicture();
  const { save, status, error } = useUpdateProfile(useMember());
  const { form, errors, refuses, forget } = useValidation(draft.values, validateProfile);

  useEffect(() => {
    if (status !== 'saved') return;
    const timer = setTimeout(() => void navigate(paths.profile.href()), REDIRECT_MS);
    return () => clearTimeout(timer);
  }, [status, navigate]);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (status === 'saving') return;
    if (refuses()) return;
    const { nombre: name, biografia: words, avatar: address } = draft.values;
    try {
      const saved = await save({ nombre: name, biografia: words, avatar: picture.file ?? (address || null) });
      draft.clear({ nombre: saved.nombre, biografia: saved.biografia, avatar: saved.avatar ?? '' });
      picture.forget();
    } catch (cause) {
      // The hook's status says it and the form shows it; everything stays where it was.
      console.info('The profile could not be saved', cause);
    }
  };

  const locked = status === 'saving' || status === 'saved';
  return {
    form,
    values: draft.values,
    field: fieldsOf({
      values: draft.values,
      errors,
      readOnly: locked,
      change: draft.change,
    }),
    locked,
    dirty: draft.dirty,
    picture,
    status,
    problem: error ? messages.editProfile.saveError(error.message) : null,
    change: draft.change,
    discard: () => {
      draft.clear();
      picture.forget();
      forget();
    },
    submit,
  };
}

const texts = messages.editProfile;

/** Name, biography and avatar; the e-mail and the role only to be seen. */
export function EditProfileForm({ account }: { account: Account }) {
  const edit = useEditProfile(account);
  const { form, field, values, picture, status, locked, problem, change } = edit;
  const saving = status === 'saving';
  return (
    <form
      ref={form}
      className="card card-body vstack gap-4"
      onSubmit={edit.submit}
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
      <div role="alert">{problem && !locked && <p className="alert alert-danger">{problem}</p>}</div>
      <div role="status">
        {status === 'saved' && <p className="alert fw-semibold">{texts.saved}</p>}
        {saving && picture.file && <ProgressHint label={texts.uploading} done={0} total={null} />}
        {!locked && edit.dirty && !problem && <p className="fs-sm text-soft">{texts.unsaved}</p>}
      </div>
      <div className="form-actions">
        <Button type="submit" busy={locked}>
          {saving && <Spinner label="" />}
          {saving ? texts.submitting : texts.submit}
        </Button>
        <ButtonLink to={paths.profile.href()} variant="secondary">
          {texts.cancel}
        </ButtonLink>
        {(edit.dirty || picture.file) && !locked && (
          <Button variant="ghost" onClick={edit.discard}>
            {texts.discard}
          </Button>
        )}
      </div>
    </form>
  );
}
