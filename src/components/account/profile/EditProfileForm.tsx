import { Button, ButtonLink, ProgressHint, Spinner, TextArea, TextField } from '@/components/ui';
import { ACCOUNT_LIMITS, type Account } from '@/model/account';
import { messages } from '@/model/messages';
import { paths } from '@/model/paths';
import { AvatarPicker } from './AvatarPicker';
import styles from './EditProfileForm.module.css';
import { useEditProfile } from './useEditProfile';

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
      <div className={`d-flex flex-wrap gap-3 ${styles.actions}`}>
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
