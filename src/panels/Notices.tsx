import { useEffect, useRef } from 'react';
import { Notification, type NotificationPayload, useNotificationContext } from 'react-admin';
import { serverErrorTime } from '../public/parts/use-call.ts';

/** For as long as this a message is still there once another one waits. */
const hurriedMs = 100;

/**
 * What there is to say, the newest at once: react-admin lets a message wait until the one before it
 * has had its time, and so a refusal outlived the save that followed. One that can be undone stays.
 */
export function Notices() {
  const { notifications } = useNotificationContext();
  const shown = useRef<NotificationPayload>(undefined);
  const next = notifications[0];
  useEffect(() => {
    if (!next) return undefined;
    // It was taken, to be shown.
    return () => {
      shown.current = next;
    };
  }, [next]);
  const hurries = next !== undefined && !shown.current?.notificationOptions?.undoable;
  return <Notification autoHideDuration={hurries ? hurriedMs : serverErrorTime} />;
}
