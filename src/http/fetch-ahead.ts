// To be imported before anything that brings Gatsby’s loader along, which looks at the browser as soon as it is there.
import { fetchAheadByRequests } from './prefetching';

fetchAheadByRequests(window);
