const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 800 600"><rect width="800" height="600" fill="#dbe6fb"/><path d="M0 600 220 250l150 180 110-120 320 290z" fill="#7d9fe0"/><path d="M0 600 330 430l210 120 260-90v140z" fill="#2c4fae"/></svg>`;

/** Mountains in stories in place of the content service's pictures. */
export const STORY_PICTURE = `data:image/svg+xml,${encodeURIComponent(drawing)}`;
