import { useBrowserValue } from '../shared/use-browser-value';

/**
 * Stands for a form until its script has come, which goes on being asked for.
 * @param props.address - Where the same form is found without it.
 */
export function LoadingForm({ address }: { address: string }) {
  const isOnline = useBrowserValue(() => navigator.onLine, true);
  return (
    <p role="status">
      {isOnline ? (
        <>
          Loading the form… If it takes too long, <a href={address}>open it as a page</a>.
        </>
      ) : (
        'You are offline. The form comes as soon as you are back.'
      )}
    </p>
  );
}
