/** For stories that open an element in a play function: MDX pages show them in an iframe, where the function runs. */
export const playedInFrame = { docs: { story: { inline: false, height: "440px" } } };
