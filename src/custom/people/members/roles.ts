/** The ids of /common/roles between which an upgrade and a downgrade lead. */
export const adminRole = 2;
export const moderatorRole = 3;
export const memberRoles = [adminRole, moderatorRole];
