/** The animations in use; loaded after the page, which works without them. */
export { domAnimation as motionFeatures } from "framer-motion";
