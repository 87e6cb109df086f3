/** How high the bar above every page of a panel is, in pixels: what else stays in view stays below it. */
export const barHeight = 49;
