// Runs in the measured page before its own scripts. Plain JavaScript: nothing may transform it.
(() => {
  const longTasks = [];
  const probe = {
    firstPaint: null,
    largestPaint: null,
    shift: 0,
    /** Total time of long tasks beyond 50 ms each, after the first paint. */
    get blocking() {
      return blockingOf(({ startTime }) => startTime >= probe.firstPaint);
    },
    get blockingBeforePaint() {
      return blockingOf(({ startTime }) => startTime < probe.firstPaint);
    },
    lastBusy: 0,
    interactions: [],
    seen: {},
  };
  window.resto = probe;

  const blockingOf = (isMeant) =>
    longTasks.filter(isMeant).reduce((sum, { duration }) => sum + duration - 50, 0);

  const observe = (type, onEntry) => {
    new PerformanceObserver((list) => list.getEntries().forEach(onEntry)).observe({
      type,
      buffered: true,
      durationThreshold: 16,
    });
  };
  observe("paint", (entry) => {
    if (entry.name === "first-contentful-paint") probe.firstPaint = entry.startTime;
  });
  observe("largest-contentful-paint", (entry) => {
    probe.largestPaint = entry.startTime;
  });
  observe("layout-shift", (entry) => {
    if (!entry.hadRecentInput) probe.shift += entry.value;
  });
  observe("longtask", (entry) => {
    longTasks.push(entry);
    probe.lastBusy = entry.startTime + entry.duration;
  });

  observe("event", ({ interactionId, duration }) => {
    if (interactionId) probe.interactions.push(duration);
  });

  /** Whether a guest can see and use the element; not while the security check covers it. */
  const isVisible = (element) => {
    if (element.closest("[inert]")) return false;
    const { width, height } = element.getBoundingClientRect();
    const options = { opacityProperty: true, visibilityProperty: true };
    return width > 0 && height > 0 && element.checkVisibility(options);
  };

  // The frame has been produced when its task ends. An ordinary task could wait for others, and for
  // the next frame.
  const afterFrame = (then) =>
    scheduler.postTask(() => then(performance.now()), { priority: "user-blocking" });

  /** Calls back with the time of the first frame in which the condition holds. */
  const whenPainted = (condition, then) => {
    const look = () => (condition() ? afterFrame(then) : requestAnimationFrame(look));
    requestAnimationFrame(look);
  };

  /** The same for a change of the document: looking in every frame would delay the page itself. */
  const whenChangePainted = (condition, then) => {
    let isDue = false;
    const look = () => {
      isDue = false;
      if (!condition()) return;
      changes.disconnect();
      afterFrame(then);
    };
    const changes = new MutationObserver(() => {
      if (!isDue) requestAnimationFrame(look);
      isDue = true;
    });
    changes.observe(document, { subtree: true, childList: true, attributes: true });
  };

  const anyVisible = (selector) => [...document.querySelectorAll(selector)].some(isVisible);
  const countText = () => document.querySelector("[data-cart-count]")?.textContent ?? "";

  whenPainted(
    () => document.documentElement && anyVisible("[data-dish]"),
    (time) => {
      probe.seen.dish = time;
    },
  );

  // The app dispatches this event on its root.
  document.addEventListener(
    "hydrated",
    () => {
      probe.seen.hydrated = performance.now();
    },
    true,
  );

  /** Delay from the next trusted click to the frame in which the condition holds. */
  const timeNextClick = (condition, name) => {
    addEventListener(
      "click",
      (event) => {
        whenChangePainted(condition, (time) => {
          probe.seen[name] = time - event.timeStamp;
        });
      },
      { capture: true, once: true },
    );
  };

  probe.timeNextAdd = () => {
    const before = countText();
    timeNextClick(() => countText() !== before, "addDelay");
  };

  probe.timeNextSheet = () => timeNextClick(() => anyVisible("dialog[open]"), "sheetDelay");

  probe.timeCheckout = () => timeNextClick(() => anyVisible(".checkout input"), "checkoutDelay");

  /** Goes back from the checkout to the menu. */
  probe.timeBack = () => {
    const start = performance.now();
    history.back();
    whenChangePainted(
      () => !anyVisible(".checkout") && anyVisible("[data-dish]"),
      (time) => {
        probe.seen.backDelay = time - start;
      },
    );
  };

  /** Clicks an add button every 50 ms from the moment it is visible until a dish is added. */
  probe.clickUntilAdded = () => {
    whenPainted(
      () => document.documentElement && anyVisible("[data-add]"),
      () => {
        const clicks = setInterval(
          () => document.querySelector("#root:not([inert]) [data-add]")?.click(),
          50,
        );
        whenPainted(
          () => countText() !== "" && countText() !== "0",
          (time) => {
            clearInterval(clicks);
            probe.seen.interactive = time;
          },
        );
      },
    );
  };
})();
