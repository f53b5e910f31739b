import { useEffect, useState } from "react";

/** Id of the section below the top of the window, as the page scrolls. */
export function useCurrentSection<Id extends string>(ids: readonly [Id, ...Id[]]): Id {
  const [current, setCurrent] = useState<Id>(ids[0]);
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { isIntersecting, target } of entries) {
          const id = ids.find((each) => each === target.id);
          if (isIntersecting && id) setCurrent(id);
        }
      },
      // A thin line in the upper part of the window.
      { rootMargin: "-20% 0px -79% 0px" },
    );
    for (const id of ids) {
      const section = document.getElementById(id);
      if (section) observer.observe(section);
    }
    return () => observer.disconnect();
  }, [ids]);
  return current;
}
