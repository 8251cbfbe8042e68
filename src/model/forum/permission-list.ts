import * as foroStaff from '../messages/forum-staff';
import { PERMISSIONS } from '../permissions';
import { keysOf } from '../unknown-value';

const names = foroStaff.forumAccess.permissionNames;

/** The permissions that the forum asks about (spec 2, section 3), in the order they are listed to people. */
export const FORUM_PERMISSIONS = keysOf(names);

/** Those that are not the forum's (spec 2, section 6: the debug panel). */
export const SITE_PERMISSIONS = PERMISSIONS.filter((permission) => !(permission in names));
