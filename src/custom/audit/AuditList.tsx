import { GeneratedList } from '../../resources/GeneratedList.tsx';

/** Every change of rights, points, prices and settings, newest first. */
export const AuditList = () => <GeneratedList />;
