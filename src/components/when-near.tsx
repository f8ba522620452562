import { type ReactNode, Suspense, useId } from 'react';

interface WhenNearProps {
  children: ReactNode;
}

/**
 * Lets the server's HTML of a part stand as it is, and brings it to life when it comes near the viewport: until then
 * neither its script nor its requests are needed. Without a script it simply stays HTML. When React draws the page
 * anew, as after a click on a link, there is no HTML to keep, and the part is drawn at once.
 */
export function WhenNear({ children }: WhenNearProps) {
  const id = useId();
  return (
    <div id={id}>
      <Suspense fallback={null}>
        <Gate id={id}>{children}</Gate>
      </Suspense>
    </div>
  );
}

const opened = new Set<string>();
const waiting = new Map<string, Promise<void>>();

/** Suspends while the element holds the server's HTML and is far away; React keeps that HTML meanwhile. */
function Gate({ id, children }: WhenNearProps & { id: string }) {
  const element = typeof document === 'undefined' ? null : document.getElementById(id);
  if (element && element.childElementCount > 0 && !opened.has(id)) throw waiting.get(id) ?? wait(id, element);
  return children;
}

function wait(id: string, element: Element): Promise<void> {
  const near = new Promise<void>((resolve) => {
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return;
        observer.disconnect();
        opened.add(id);
        resolve();
      },
      { rootMargin: '400px' },
    );
    observer.observe(element);
  });
  waiting.set(id, near);
  return near;
}
