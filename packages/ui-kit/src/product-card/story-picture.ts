/** Mountains in place of the content service's picture. */
export const STORY_PICTURE = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 800 600"><path fill="#dbe6fb" d="M0 0h800v600H0z"/><path d="M0 600 220 250l150 180 110-120 320 290z" fill="#7d9fe0"/></svg>')}`;
