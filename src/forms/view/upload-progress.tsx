import * as styles from './upload-progress.module.css';

/** How much of a submission with a file has been sent, from 0 to 1; null while nobody knows. */
export function UploadProgress({ sent }: { sent: number | null }) {
  const percent = Math.floor((sent ?? 0) * 100);
  return (
    <p className={styles.upload}>
      <progress aria-label="Sending your file" max={100} value={sent === null ? undefined : percent} />
      {/* The bar tells the same to those who cannot see it. */}
      <span aria-hidden="true">{sent === 1 ? 'Sent. Waiting for the answer…' : `${percent} %`}</span>
    </p>
  );
}
