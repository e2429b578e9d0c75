export { STORY_PICTURE } from "./story-picture.ts";
export { withClient } from "./with-client.tsx";
