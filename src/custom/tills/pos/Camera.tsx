import { useCamera } from '../camera/use-camera.ts';
import styles from '../parts/pos.module.css';
import { usePos } from '../state/words.ts';

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
