/** Path of the call `boxes`, for who asks before the schemas are there. */
export const BOXES_PATH = "/api/all_boxes";
/** Path of the call `box`, for who asks before the schemas are there. */
export const BOX_PATH = "/api/box/{slug}";
