import { Link } from 'react-router-dom';
import { paths } from '@/model/paths';
import styles from './Navbar.module.css';

/** The member's name in the place of the menus, while their code is on its way. */
export function MemberLink({ person }: { person: { nombre: string } }) {
  return (
    <Link to={paths.profile.href()} className={styles.link}>
      {person.nombre}
    </Link>
  );
}
