import { useEffect, useRef, useState } from 'react';
import { Notification, type NotificationPayload, useNotificationContext } from 'react-admin';
import { serverErrorTime } from '../public/use-call.ts';

/** By then react-admin has taken a message that nothing stood in the way of. */
const takenMs = 50;

/**
 * What there is to say, the newest at once: react-admin lets a message wait until the one before it
 * has had its time, and so a refusal outlived the save that followed. One that can be undone stays.
 */
export function Notices() {
  const { notifications } = useNotificationContext();
  const shown = useRef<NotificationPayload>(undefined);
  const [turn, setTurn] = useState(0);
  const next = notifications[0];
  useEffect(() => {
    if (!next) return undefined;
    const timer = setTimeout(() => {
      if (!shown.current?.notificationOptions?.undoable) setTurn((before) => before + 1);
    }, takenMs);
    return () => {
      clearTimeout(timer);
      shown.current = next;
    };
  }, [next]);
  return <Notification key={turn} autoHideDuration={serverErrorTime} />;
}
