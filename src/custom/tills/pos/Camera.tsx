import { useCamera } from '../camera/use-camera.ts';
import { usePos } from '../state/words.ts';
import styles from './pos.module.css';

/** The camera until it has read a code. */
export function Camera({ onCode, onStop }: { onCode: (code: string) => void; onStop: () => void }) {
  const { p } = usePos();
  const { video, failed } = useCamera(onCode);
  return (
    <div className={styles.camera}>
      {failed ? (
        <p role="alert">{p('customer.cameraFailed')}</p>
      ) : (
        <video ref={video} muted playsInline />
      )}
      <button type="button" className={styles.second} onClick={onStop}>
        {p('customer.stopCamera')}
      </button>
    </div>
  );
}
