/** A Jest reporter that names each file as it begins, so that one that never ends is known. */
export default class NameTestFiles {
  onTestFileStart({ path }) {
    process.stderr.write(`begins ${path}\n`);
  }
}
