/** For stories that open something by a play: pages of words show them in a frame of their own, where they are played. */
export const playedInFrame = { docs: { story: { inline: false, height: "440px" } } };
