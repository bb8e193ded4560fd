export class ContentVersionDto {
  /**
   * Another one with every change of what public pages show; nothing else can be told from it.
   * @example "24310"
   */
  version!: string;
}
