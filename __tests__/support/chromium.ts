export { launch } from '../../scripts/lib/chromium';
