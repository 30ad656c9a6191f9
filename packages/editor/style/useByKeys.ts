import { useMemo, useRef } from 'react';

/** Whether what happens within an element was last asked for by keys: a run of them is one step, each drag is one. */
export function useByKeys() {
  const last = useRef(false);
  return useMemo(
    () => ({
      isIt: () => last.current,
      watch: {
        onKeyDownCapture: () => {
          last.current = true;
        },
        onPointerDownCapture: () => {
          last.current = false;
        },
      },
    }),
    [],
  );
}
